/** Keep the display from going dark, as long as the page is looked at and the browser can. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined
  let gone = false
  const hold = () => {
    // Only pages that came safely have it.
    if (document.hidden || !('wakeLock' in navigator)) return
    navigator.wakeLock.request('screen').then(
      (lock) => {
        held = lock
        if (gone) void lock.release()
      },
      () => undefined, // A battery that runs low says no: then the display goes dark.
    )
  }
  hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    gone = true
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}
