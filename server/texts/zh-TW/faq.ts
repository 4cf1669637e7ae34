import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: '存款需要多久？',
    answer:
      '轉帳後通常幾分鐘即可，銀行最久可能需要 24 小時。23:50 至 00:30 為銀行維護時段，申請需要等待。\n申請的狀態可在「錢包」的「紀錄」中查看。',
  },
  'withdraw-how': {
    question: '如何提款？',
    answer:
      '先在「會員中心」填寫銀行帳戶，再到「錢包」的「提款」輸入金額。金額須為頁面所示單位的倍數，且不超過餘額。\n送出申請後，金額會從餘額扣除；申請若未通過，會退回餘額。',
  },
  'inquiry-time': {
    question: '諮詢多久會有回覆？',
    answer: '通常需要 1–2 天。回覆後會以站內信通知。',
  },
  rolling: {
    question: '什麼是流水？',
    answer:
      '提款前，有時須先完成與存款金額相等的投注（1 倍）。剩餘流水就是還需要投注的部分。每次投注都會減少，減到零即可提款。',
  },
  points: {
    question: '點數如何換成餘額？',
    answer: '在「錢包」的「點數」中兌換。至少 {points} 點，以 {points} 點為單位，立即入帳。',
  },
  'deposit-open': {
    question: '為什麼不能再申請一筆存款？',
    answer: '一次只能有一筆處理中的存款，轉帳才能與申請正確對應。前一筆處理完成後，即可申請下一筆。',
  },
  'password-forgotten': {
    question: '忘記密碼怎麼辦？',
    answer:
      '在登入頁面選擇「忘記密碼」，輸入帳戶的電子郵件，就會收到一個連結。連結限用一次，30 分鐘後失效。設定新密碼後，所有裝置都會登出。',
  },
  sessions: {
    question: '如何查看登入了哪些裝置？',
    answer: '「會員中心」會列出每台已登入裝置的瀏覽器、系統和時間。可以登出其中一台，也可以登出所有裝置。',
  },
  'bank-change': {
    question: '如何變更銀行帳戶？',
    answer: '在「會員中心」變更，需要再輸入一次密碼。變更後會以站內信確認。',
  },
  'game-interrupted': {
    question: '遊戲進行到一半連線中斷怎麼辦？',
    answer: '這一局保存在伺服器上。重新開啟遊戲，會繼續這一局或顯示結果。無法完成的一局會取消，投注退回。',
  },
  'popup-blocked': {
    question: '遊戲打不開',
    answer:
      '有些遊戲會在另外的視窗開啟。請允許本站的彈出式視窗，或使用提示中的按鈕。如果遊戲一直在載入，請關閉後重新開啟。',
  },
  offline: {
    question: '離線時可以使用嗎？',
    answer:
      'App 可以開啟，顯示上次取得的內容及其時間。遊戲、存款和提款需要網路連線。已輸入的內容會保留到恢復連線為止。',
  },
  'play-money': {
    question: '這裡用的是真錢嗎？',
    answer: '不是。本示範營運方只使用試玩幣，不能購買、交換或兌現。',
  },
  break: {
    question: '想休息一段時間',
    answer:
      '關閉 App，想回來時再回來，不會遺失任何東西。如果想把帳戶關閉一段時間，請透過「我的諮詢」告訴我們。',
  },
}
