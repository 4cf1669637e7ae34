/**
 * Settles as `work` does, or as `onLate()` when `work` has not settled in `ms`. Three timers make up the time: after the page
 * was frozen or busy only one of them is overdue, and a result that is waiting comes first.
 */
export function limited<T>(work: Promise<T>, ms: number, onLate: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (times: number) => {
      timer = setTimeout(() => (times > 1 ? wait(times - 1) : resolve(onLate())), ms / 3)
    }
    wait(3)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
