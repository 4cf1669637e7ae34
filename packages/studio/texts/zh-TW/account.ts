import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou: '若非本人操作，請到「會員中心」登出所有裝置並變更密碼，再透過「我的諮詢」告訴我們。',
  passwordChanged: {
    title: '密碼已變更',
    content: '密碼已變更，其他裝置已登出。',
  },
  passkeysStay: '現有的密碼金鑰仍可登入。若有不認得的，請到「會員中心」刪除。',
  passkeyAdded: {
    title: '已新增密碼金鑰',
    content: '已新增密碼金鑰「{name}」，它可以登入此帳戶。',
  },
  passkeyRemoved: {
    title: '已刪除密碼金鑰',
    content: '已刪除密碼金鑰「{name}」，它不能再登入此帳戶。',
  },
  detailsChanged: { title: '個人資料已變更', content: '變更的項目：{details}。' },
  details: { nickname: '暱稱', phone: '電話號碼', bank: '銀行帳戶' },
  answered: {
    title: '諮詢已有回覆',
    content: '「{title}」的回覆可在「我的諮詢」中查看。',
  },
  simulatedAnswer:
    '感謝來信。\n本示範營運方的回覆由程式自動送出，沒有人看過這則諮詢。在真實的網站上，客服會在這裡回覆，通常需要 1–2 天。',
  simulatedReply:
    '訊息已收到，謝謝。\n本示範營運方的回覆由程式自動送出，沒有人看過這則訊息。在真實的網站上，客服會在這裡繼續回覆。',
  resetEmail: {
    subject: '{site}：設定新密碼',
    asked: '有人為帳號 {username} 申請設定新密碼。',
    address: '請透過下方網址設定。連結限用一次，{minutes} 分鐘後失效。',
    ignore: '若非本人操作，請忽略這封電子郵件，密碼維持不變。',
  },
}
