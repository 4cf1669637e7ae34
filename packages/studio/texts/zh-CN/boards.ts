import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: '欢迎来到示范站',
      content:
        '本网站用于展示这款应用如何运作。站内一律使用试玩币，不能购买、交换或兑现。\n欢迎随意看看，有不清楚的地方，请通过“我的咨询”告诉我们。',
    },
    terms: {
      title: '2026 年 11 月版服务条款',
      content: '2026 年 11 月 1 日版服务条款和隐私政策现已生效，可在每个页面底部查看。',
    },
    favourites: {
      title: '收藏在所有标签页同步',
      content: '在一个标签页点亮的星标，会立即出现在其他标签页。登录前的收藏也可以添加到账户。',
    },
    rounds: {
      title: '中断的一局可以继续',
      content:
        '如果在一局游戏中途断网，请重新打开游戏：会从中断处继续，或直接显示结果。无法完成的一局会作废，投注退回。',
    },
    sessions: {
      title: '查看已登录的设备',
      content: '“个人中心”现在会列出本账户所有已登录的设备。如果有不认识的设备，请退出所有设备并更改密码。',
    },
    maintenance: {
      title: '银行维护时段：23:50 至 00:30',
      content:
        '每晚 23:50 至 00:30 为银行维护时段。这段时间提交的存款和提款申请照常受理，维护结束后处理。转账最长可能需要 24 小时。',
    },
  },
  memos: {
    welcome: {
      title: '欢迎，Demo',
      content: '账户内有 {amount} 试玩币。存款和提款均为模拟，由一家虚构的银行在一两分钟内处理。',
    },
    pause: {
      title: '不时休息一下',
      content: '开始之前，先想好要玩多久。关闭游戏、过后再来，不会丢失任何东西。',
    },
    bank: {
      title: '已添加银行账户',
      content: '为方便试用提款，已添加一个虚构的 Play Bank 账户，可在“个人中心”更改。',
    },
  },
}
