import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou: '如非本人操作，请在“个人中心”退出所有设备并更改密码，再通过“我的咨询”告诉我们。',
  passwordChanged: {
    title: '密码已更改',
    content: '密码已更改，其他设备已退出登录。',
  },
  passkeysStay: '已有的通行密钥仍可登录。如有不认识的，请在“个人中心”删除。',
  passkeyAdded: {
    title: '已添加通行密钥',
    content: '已添加通行密钥“{name}”，它可以登录此账户。',
  },
  passkeyRemoved: {
    title: '已删除通行密钥',
    content: '已删除通行密钥“{name}”，它不能再登录此账户。',
  },
  detailsChanged: { title: '个人信息已更改', content: '更改的项目：{details}。' },
  details: { nickname: '昵称', phone: '电话号码', bank: '银行账户' },
  answered: {
    title: '咨询已有答复',
    content: '“{title}”的答复可在“我的咨询”中查看。',
  },
  simulatedAnswer:
    '感谢来信。\n本示范运营方的答复由程序自动发出，没有人看过这条咨询。在真实的网站上，客服会在这里答复，通常需要 1–2 天。',
  simulatedReply:
    '消息已收到，谢谢。\n本示范运营方的答复由程序自动发出，没有人看过这条消息。在真实的网站上，客服会在这里继续答复。',
  resetEmail: {
    subject: '{site}：设置新密码',
    asked: '有人为账户 {username} 申请设置新密码。',
    address: '请通过下面的地址设置。链接仅可使用一次，{minutes} 分钟后失效。',
    ignore: '如非本人操作，请忽略此邮件，密码保持不变。',
  },
}
