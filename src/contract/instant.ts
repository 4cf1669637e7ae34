import * as v from 'valibot'

/**
 * A time of the operator, after 1970: ISO 8601 with day, time and distance from UTC, such as `2026-11-23T18:00:00.000Z`. Formatting what is
 * no time throws, and each browser reads a text without the distance, or in another form, in its own way.
 */
export const Instant = v.pipe(
  v.string(),
  v.check((text) => /^.{10}T.+(Z|[+-]..:..)$/.test(text) && Date.parse(text) > 0, 'instant'),
)

/** A time that nothing else in an answer depends on: a wrong one counts as none, and costs nothing else. */
export const InstantOrNone = v.fallback(v.nullable(Instant), null)
