import type { LocalizedText } from '../../src/contract/localized.ts'

/** What a memo about a change of the account says. */
export interface MemoText {
  readonly title: LocalizedText
  readonly content: LocalizedText
}

const notYou = {
  en: 'If this was not you, sign out everywhere in my page, change your password and write to us under 1:1 inquiry.',
  ko: '본인이 변경하지 않았다면 마이페이지에서 모든 기기를 로그아웃하고 비밀번호를 바꾼 뒤 1:1 문의로 알려 주세요.',
}

export const passwordChangedMemo: MemoText = {
  title: { en: 'Your password was changed', ko: '비밀번호가 변경되었습니다' },
  content: {
    en: `Your password was changed. Other devices were signed out.\n${notYou.en}`,
    ko: `비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다.\n${notYou.ko}`,
  },
}

const details = {
  nickname: { en: 'nickname', ko: '닉네임' },
  phone: { en: 'phone number', ko: '전화번호' },
  bank: { en: 'bank account', ko: '은행 계좌' },
} as const

export type Detail = keyof typeof details

/** Tells which of the player's details were changed, without their values. */
export function detailsChangedMemo(changed: readonly Detail[]): MemoText {
  const named = (lang: 'en' | 'ko') =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(changed.map((name) => details[name][lang]))
  return {
    title: { en: 'Your details were changed', ko: '내 정보가 변경되었습니다' },
    content: {
      en: `Changed: ${named('en')}.\n${notYou.en}`,
      ko: `변경된 항목: ${named('ko')}\n${notYou.ko}`,
    },
  }
}
