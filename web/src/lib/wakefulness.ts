/** Keeping the screen from falling asleep while somebody thinks about their turn. */

/** Stay awake; gives what ends it. A page that is not looked at lets the screen sleep. */
export function stayAwake(): () => void {
  const held: { over: boolean; lock: WakeLockSentinel | null } = { over: false, lock: null }
  const hold = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return
    try {
      held.lock = await navigator.wakeLock.request('screen')
    } catch {
      // The system has its reasons, such as saving power.
      return
    }
    if (held.over) await held.lock.release()
  }
  const look = () => void hold()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    held.over = true
    document.removeEventListener('visibilitychange', look)
    void held.lock?.release()
  }
}
