/** What is said of the end, results, luck and the replay. */
export interface End {
  // The end
  won: string
  lost: string
  ended: string
  watchAgain: string
  lookAtBoard: string
  goOnThere: string
  playAgain: string
  swapSides: string
  playHarder: string
  playHarderAt: (mission: string) => string
  nextMission: (mission: string) => string
  whatNext: string
  seeResult: string
  campaigns: string
  campaignAfter: (mission: string, result: string) => string
  asCampaign: string
  goOnWith: (mission: string) => string
  campaignSoFar: string
  // Past results and luck
  results: string
  resultsNone: string
  resultsOf: (games: number) => string
  wonOf: (won: number, games: number) => string
  winsOf: (name: string, won: number) => string
  usualSettings: string
  duration: (seconds: number) => string
  luck: string
  luckAbout: string
  luckHitsAbout: string
  luckHits: string
  luckNone: string
  luckProved: string
  luckDoubt: (problem: string) => string
  luckNobody: string
  luckDie: string
  luckRolls: string
  luckExpected: string
  luckActual: string
  luckChance: string
  luckChanceOf: (high: boolean, chance: number) => string
  number: (value: number) => string
  date: (seconds: number) => string
  // Replay
  replay: string
  replaySlider: string
  first: string
  previous: string
  next: string
  last: string
  run: string
  halt: string
  eyesOf: string
  everybody: string
  speed: string
  times: (speed: number) => string
  turnBefore: string
  turnAfter: string
  linkToMoment: string
  goToMoment: (text: string, step: number) => string
  moments: string
}
