import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    '본인이 변경하지 않았다면 ‘내 정보’에서 모든 기기를 로그아웃하고 비밀번호를 바꾼 뒤 1:1 문의로 알려 주세요.',
  passwordChanged: {
    title: '비밀번호가 변경되었습니다',
    content: '비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다.',
  },
  passkeysStay:
    '등록된 패스키로는 계속 로그인할 수 있습니다. 모르는 패스키가 있으면 ‘내 정보’에서 삭제해 주세요.',
  passkeyAdded: {
    title: '패스키가 추가되었습니다',
    content: '‘{name}’ 패스키가 추가되었습니다. 이 패스키로 회원님의 계정에 로그인할 수 있습니다.',
  },
  passkeyRemoved: {
    title: '패스키가 삭제되었습니다',
    content: '‘{name}’ 패스키가 삭제되었습니다. 이 패스키로는 더 이상 로그인할 수 없습니다.',
  },
  detailsChanged: { title: '내 정보가 변경되었습니다', content: '변경된 항목: {details}' },
  details: { nickname: '닉네임', phone: '전화번호', bank: '은행 계좌' },
  answered: {
    title: '1:1 문의에 답변이 등록되었습니다',
    content: '‘{title}’에 대한 답변을 1:1 문의에서 확인해 주세요.',
  },
  simulatedAnswer:
    '문의해 주셔서 감사합니다.\n이 레퍼런스 운영자는 자동으로 답변하며, 담당자가 내용을 읽지는 않았습니다. 실제 사이트에서는 보통 1~2일 안에 담당자의 답변이 이곳에 등록됩니다.',
  simulatedReply:
    '메시지가 잘 도착했습니다. 감사합니다.\n이 레퍼런스 운영자는 자동으로 답변하며, 담당자가 내용을 읽지는 않았습니다. 실제 사이트에서는 담당자가 이곳에서 계속 답변해 드립니다.',
  resetEmail: {
    subject: '{site} 비밀번호 재설정',
    asked: '{username} 계정의 비밀번호 재설정 요청을 받았습니다.',
    address: '아래 주소에서 새 비밀번호를 정해 주세요. {minutes}분 동안 한 번만 사용할 수 있습니다.',
    ignore: '요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다.',
  },
}
