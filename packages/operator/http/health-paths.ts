/** Whether the process responds, without a check of the database. Where it does not, the process is to be restarted. */
export const livePath = '/livez'

/** Whether calls can be handled, which needs the database. Where it does not respond, calls are to go elsewhere. */
export const readyPaths = ['/readyz', '/healthz'] as const

/** All of them: they are requested by address, and need no host name. */
export const healthPaths: ReadonlySet<string> = new Set([livePath, ...readyPaths])
