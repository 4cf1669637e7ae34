import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'お心当たりがない場合は、マイページですべての端末からログアウトし、パスワードを変更のうえ、「個別お問い合わせ」からご連絡ください。',
  passwordChanged: {
    title: 'パスワードが変更されました',
    content: 'パスワードが変更されました。ほかの端末はログアウトしました。',
  },
  passkeysStay:
    '登録済みのパスキーでは引き続きログインできます。心当たりのないパスキーはマイページで削除してください。',
  passkeyAdded: {
    title: 'パスキーが追加されました',
    content: 'パスキー「{name}」が追加されました。このパスキーでお客様のアカウントにログインできます。',
  },
  passkeyRemoved: {
    title: 'パスキーが削除されました',
    content: 'パスキー「{name}」が削除されました。このパスキーではログインできなくなりました。',
  },
  detailsChanged: { title: '登録情報が変更されました', content: '変更された項目：{details}。' },
  details: { nickname: 'ニックネーム', phone: '電話番号', bank: '銀行口座' },
  answered: {
    title: 'お問い合わせに回答がありました',
    content: '「{title}」への回答は「個別お問い合わせ」でご覧いただけます。',
  },
  simulatedAnswer:
    'お問い合わせありがとうございます。\nこのデモ運営者の回答は自動で送られており、内容を読んだ人はいません。実際のサイトでは、サポートがここで回答します。通常は1～2日以内です。',
  simulatedReply:
    'メッセージを受け取りました。ありがとうございます。\nこのデモ運営者の回答は自動で送られており、内容を読んだ人はいません。実際のサイトでは、サポートがここで引き続き回答します。',
  resetEmail: {
    subject: '{site}：新しいパスワードの設定',
    asked: 'アカウント{username}について、新しいパスワードの設定が依頼されました。',
    address: '下記のアドレスから設定してください。リンクは1回だけ使え、{minutes}分で期限が切れます。',
    ignore: 'お心当たりがない場合は、このメールを破棄してください。パスワードはこれまでのままです。',
  },
}
