/** What is said of calls: being told when it is one's turn. */
import type { HookWanted } from '../../types'

export interface Calls {
  vibrate: string
  callMe: string
  callMeAbout: string
  quietHours: string
  quietFrom: string
  quietTo: string
  groupCalls: string
  groupAbout: string
  groupTold: string
  groupAddress: string
  groupShape: string
  groupShapeOf: (shape: HookWanted['shape']) => string
  groupTell: string
  groupStop: string
  callsStopped: string
  callsStoppedAbout: string
}
