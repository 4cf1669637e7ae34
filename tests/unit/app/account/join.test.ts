import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthText } from '../../../../src/features/account/fields/birth-text.ts'
import { readStep } from '../../../../src/features/account/join/join-step.ts'
import { currentStep, firstInvalidStep, stepsOf } from '../../../../src/features/account/join/step-order.ts'
import { linkedTerms } from '../../../../src/features/account/join/join-fields.ts'
import { type JoinContext, joinDraft, joinErrors } from '../../../../src/features/account/join/join-values.ts'
import { isCommonPassword, strengthOf } from '../../../../src/features/account/password/password-strength.ts'

/** A date of birth in the draft, from its parts with hyphens between them. */
function born(text: string): string {
  const [year = '', month = '', day = ''] = text.split('-')
  return birthText({ year, month, day })
}

const good = {
  ...joinDraft,
  username: 'jiwoo_92',
  email: 'jiwoo@example.test',
  nickname: '지우',
  country: 'KR',
  phone: '010-1234-5678',
  birth_date: born('1992-5-17'),
  terms_version: '3',
}
const passwords = { password: 'copper-kite-over-hills', confirm: 'copper-kite-over-hills' }
const site = {
  referral_required: false,
  birth_date_required: true,
  terms_version_required: true,
  minimum_age: 18,
}
const context: JoinContext = {
  site,
  today: '2026-11-20',
  phone: '+821012345678',
  isCommon: isCommonPassword,
  terms: '3',
}
const fieldErrorsOf = (
  values: Partial<typeof good> = {},
  typed: Partial<typeof passwords> = {},
  asked: Partial<JoinContext> = {},
) => joinErrors({ ...good, ...values }, { ...passwords, ...typed }, { ...context, ...asked })

describe('validation of joining', () => {
  test('nothing is wrong with good answers', () => expect(fieldErrorsOf()).toEqual({}))

  test('an empty form names every field', () => {
    expect(joinErrors(joinDraft, { password: '', confirm: '' }, { ...context, phone: undefined })).toEqual({
      username: 'username.required',
      email: 'email.required',
      nickname: 'nickname.required',
      phone: 'phone.required',
      birth_date: 'birth_date.required',
      password: 'password.required',
      confirm: 'confirm.required',
      terms_version: 'terms_version.required',
    })
  })

  test('a referral code is required where the site shows it, and only there', () => {
    const asking = { site: { ...site, referral_required: true } }
    expect(fieldErrorsOf({}, {}, asking)).toEqual({ referral_code: 'referral_code.required' })
    expect(fieldErrorsOf({ referral_code: 'a b' }, {}, asking)).toEqual({
      referral_code: 'referral_code.invalid',
    })
    expect(fieldErrorsOf({ referral_code: 'friend-1' }, {}, asking)).toEqual({})
  })

  test('a date of birth and a version of the terms are required only if the site requires them', () => {
    const plain = { ...site, birth_date_required: false, terms_version_required: false }
    const asked = { site: plain, terms: linkedTerms }
    expect(fieldErrorsOf({ birth_date: '', terms_version: '' }, {}, asked)).toEqual({
      terms_version: 'terms_version.required',
    })
    expect(fieldErrorsOf({ birth_date: '', terms_version: linkedTerms }, {}, asked)).toEqual({})
    expect(stepsOf(plain)).not.toContain('birth_date')
    expect(stepsOf(plain)).toContain('terms_version')
  })

  test.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'birth_date.tooYoung'],
    ['2027-1-1', 'birth_date.invalid'],
    ['1990-2-30', 'birth_date.invalid'],
    ['90-5-17', 'birth_date.invalid'],
    ['1990--17', 'birth_date.invalid'],
    ['2004-2-29', undefined],
  ])('born %s: %s', (birth_date, fault) =>
    expect(fieldErrorsOf({ birth_date: born(birth_date) }).birth_date).toBe(fault),
  )

  test('the age gate is the site’s', () => {
    const strict = { ...site, minimum_age: 21 }
    expect(fieldErrorsOf({ birth_date: born('2006-1-1') }, {}, { site: strict }).birth_date).toBe(
      'birth_date.tooYoung',
    )
  })

  test.each([
    ['short', 'password.tooShort'],
    ['Password1', 'password.common'],
    ['jiwoo_92', 'password.personal'],
    ['jiwoo@example.test', 'password.personal'],
  ])('password %s: %s', (password, fault) => {
    expect(fieldErrorsOf({}, { password, confirm: password }).password).toBe(fault)
  })

  test('the confirmation must be the same, to the letter', () => {
    expect(fieldErrorsOf({}, { confirm: 'Copper-kite-over-hills' })).toEqual({ confirm: 'password.mismatch' })
  })

  test('consent is to the version in force', () => {
    expect(fieldErrorsOf({}, {}, { terms: '4' })).toEqual({ terms_version: 'terms_version.outdated' })
    expect(fieldErrorsOf({}, {}, { terms: undefined })).toEqual({})
  })

  test('a number that is none, and one that cannot be judged yet', () => {
    expect(fieldErrorsOf({}, {}, { phone: undefined })).toEqual({ phone: 'phone.invalid' })
    expect(fieldErrorsOf({}, {}, { phone: true })).toEqual({})
  })

  test('no text makes it throw, and a refused one is never called good', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const faults = fieldErrorsOf({ username: text, email: text, nickname: text, birth_date: text })
        if (!/^[a-z0-9_]{4,20}$/.test(text.trim().toLowerCase())) expect(faults.username).toBeDefined()
      }),
    )
  })
})

describe('one question a step', () => {
  const steps = stepsOf(site)

  test('there is a step for the referral code only if the site requires it', () => {
    expect(steps).not.toContain('referral_code')
    expect(stepsOf({ ...site, referral_required: true })).toContain('referral_code')
  })

  test('never past the first question that has no good answer', () => {
    expect(currentStep(steps, 'terms_version', fieldErrorsOf({ nickname: '' }))).toBe('nickname')
    expect(currentStep(steps, 'email', fieldErrorsOf({ nickname: '' }))).toBe('email')
    expect(currentStep(steps, undefined, fieldErrorsOf())).toBe('username')
  })

  test('a restored draft leads to the password, which is not stored', () => {
    expect(currentStep(steps, 'terms_version', fieldErrorsOf({}, { password: '', confirm: '' }))).toBe(
      'password',
    )
    expect(currentStep(steps, 'terms_version', fieldErrorsOf({}, { confirm: '' }))).toBe('password')
  })

  test('a refusal leads to its question', () => {
    expect(firstInvalidStep(steps, { nickname: 'nickname.taken' })).toBe('nickname')
    expect(firstInvalidStep(steps, {})).toBeUndefined()
  })

  test('an address names a step or none', () => {
    expect(readStep('phone')).toBe('phone')
    for (const other of ['confirm', '', 3, undefined, '__proto__']) expect(readStep(other)).toBeUndefined()
  })
})

test('passwords are rated by how long they resist guessing', () => {
  expect(strengthOf('aaaaaaaa', [])).toBe(0)
  expect(strengthOf('jiwoo1992', ['jiwoo'])).toBeLessThan(3)
  expect(strengthOf('copper-kite-over-hills', [])).toBe(4)
  expect(isCommonPassword('qwertyuiop')).toBe(true)
  expect(isCommonPassword('copper-kite-over-hills')).toBe(false)
})
