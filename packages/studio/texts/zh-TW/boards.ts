import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: '歡迎來到示範網站',
      content:
        '本網站用來展示這款 App 如何運作。站內一律使用試玩幣，不能購買、交換或兌現。\n歡迎隨意看看，有不清楚的地方，請透過「我的諮詢」告訴我們。',
    },
    terms: {
      title: '2026 年 11 月版服務條款',
      content: '2026 年 11 月 1 日版的服務條款與隱私權政策現已生效，可在每個頁面底部查看。',
    },
    favourites: {
      title: '收藏在所有分頁同步',
      content: '在一個分頁點亮的星號，會立即出現在其他分頁。登入前的收藏也可以加入帳戶。',
    },
    rounds: {
      title: '中斷的一局可以繼續',
      content:
        '如果遊戲進行到一半連線中斷，請重新開啟遊戲：會從中斷處繼續，或直接顯示結果。無法完成的一局會取消，投注退回。',
    },
    sessions: {
      title: '查看已登入的裝置',
      content: '「會員中心」現在會列出帳戶所有已登入的裝置。如果有不認得的裝置，請登出所有裝置並變更密碼。',
    },
    maintenance: {
      title: '銀行維護時段：23:50 至 00:30',
      content:
        '每晚 23:50 至 00:30 為銀行維護時段。這段時間提出的存款和提款申請照常受理，維護結束後處理。轉帳最久可能需要 24 小時。',
    },
  },
  memos: {
    welcome: {
      title: '歡迎，Demo',
      content: '帳戶內有 {amount} 試玩幣。存款和提款都是模擬的，由一家虛構的銀行在一兩分鐘內處理。',
    },
    pause: {
      title: '偶爾休息一下',
      content: '開始之前，先想好要玩多久。關閉遊戲、晚點再回來，不會遺失任何東西。',
    },
    bank: {
      title: '已新增銀行帳戶',
      content: '為方便試用提款，已新增一個虛構的 Play Bank 帳戶，可在「會員中心」變更。',
    },
  },
}
