import type { RouteComponent } from '@tanstack/react-router'

/**
 * The pages whose chunks are here before the router asks for them, by path: a start that finds its page renders it in the task in
 * which the scripts ran. Code is the program's, and no tab's.
 */
export const arrivedPages = new Map<'/home', RouteComponent>()
