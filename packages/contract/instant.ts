import * as v from 'valibot'

/**
 * A time of the operator, after 1970: ISO 8601 with day, time and UTC offset, such as `2026-11-23T18:00:00.000Z`. Formatting an
 * invalid time throws, and browsers differ in how they parse other forms.
 */
export const Instant = v.pipe(
  v.string(),
  v.check((text) => /^.{10}T.+(Z|[+-]..:..)$/.test(text) && Date.parse(text) > 0, 'instant'),
)

/** An optional time: an invalid one counts as none, and does not make the response invalid. */
export const InstantOrNone = v.fallback(v.nullable(Instant), null)
