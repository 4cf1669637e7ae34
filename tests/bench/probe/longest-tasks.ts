import * as v from 'valibot'

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      ph: v.string(),
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
})

/** Processor time of the tasks of the pages' main threads in a trace of Chromium, ms, longest first. */
export function longestTasks(trace: string): number[] {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace))
  const threads = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  )
  return traceEvents
    .flatMap(({ name, pid, tid, ph, tdur }) =>
      ph === 'X' && tdur !== undefined && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`)
        ? tdur / 1000
        : [],
    )
    .toSorted((a, b) => b - a)
}
