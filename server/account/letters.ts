import type { Letter } from './mail.ts'
import { linkSeconds } from './reset-links.ts'

const minutes = linkSeconds / 60

/** The letter with a link for a new password; Korean for Korean, else English. */
export function resetLetter(
  to: string,
  username: string,
  address: string,
  site: string,
  lang: string,
): Letter {
  if (lang === 'ko') {
    return {
      to,
      subject: `${site} 비밀번호 재설정`,
      text: [
        `${username} 계정의 비밀번호 재설정 요청을 받았습니다.`,
        `아래 주소에서 새 비밀번호를 정해 주세요. ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
        address,
        '요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다.',
      ].join('\n\n'),
    }
  }
  return {
    to,
    subject: `${site}: set a new password`,
    text: [
      `Somebody asked for a new password for the account ${username}.`,
      `Set it at the address below. It can be used once, within ${minutes} minutes.`,
      address,
      'If this was not you, ignore this letter. Your password stays as it is.',
    ].join('\n\n'),
  }
}
