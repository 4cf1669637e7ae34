/** Whether the process answers; asks nobody. Where it does not, the process is to be started anew. */
export const livePath = '/livez'

/** Whether calls can be answered: the database answers. Where it does not, calls are to go elsewhere. */
export const readyPaths = ['/readyz', '/healthz'] as const

/** All of them: they are asked for by address, and need no host name. */
export const healthPaths: ReadonlySet<string> = new Set([livePath, ...readyPaths])
