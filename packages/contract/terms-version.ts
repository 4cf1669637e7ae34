import * as v from 'valibot'

/** `version` of the terms of service. */
export const TermsVersion = v.pipe(v.string(), v.minLength(1), v.maxLength(20))
