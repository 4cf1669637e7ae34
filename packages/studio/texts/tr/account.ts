import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Bunu siz yapmadıysanız “Hesap sayfam” bölümünde tüm cihazlardan çıkış yapın, şifrenizi değiştirin ve “Sorularım” bölümünden bize yazın.',
  passwordChanged: {
    title: 'Şifreniz değiştirildi',
    content: 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlar kapatıldı.',
  },
  passkeysStay:
    'Geçiş anahtarlarınızla giriş yapmaya devam edebilirsiniz. Tanımadıklarınızı “Hesap sayfam” bölümünden kaldırın.',
  passkeyAdded: {
    title: 'Geçiş anahtarı eklendi',
    content: '“{name}” geçiş anahtarı eklendi. Bu anahtarla hesabınıza giriş yapılabilir.',
  },
  passkeyRemoved: {
    title: 'Geçiş anahtarı kaldırıldı',
    content: '“{name}” geçiş anahtarı kaldırıldı. Bu anahtarla artık hesabınıza giriş yapılamaz.',
  },
  detailsChanged: { title: 'Bilgileriniz değiştirildi', content: 'Değişen bilgiler: {details}.' },
  details: { nickname: 'takma ad', phone: 'telefon numarası', bank: 'banka hesabı' },
  answered: {
    title: 'Sorunuz yanıtlandı',
    content: '“{title}” başlıklı sorunuzun yanıtı “Sorularım” bölümünde.',
  },
  simulatedAnswer:
    'Bize yazdığınız için teşekkür ederiz.\nBu referans operatör otomatik yanıt verir; sorunuzu kimse okumadı. Gerçek bir sitede burada müşteri hizmetleri, genellikle bir iki gün içinde yanıt verir.',
  simulatedReply:
    'Teşekkür ederiz, mesajınız ulaştı.\nBu referans operatör otomatik yanıt verir; mesajınızı kimse okumadı. Gerçek bir sitede müşteri hizmetleri burada yanıt vermeyi sürdürür.',
  resetEmail: {
    subject: '{site}: yeni şifre belirleyin',
    asked: 'Yeni şifre istenen hesap: {username}.',
    address:
      'Yeni şifreyi aşağıdaki adreste belirleyebilirsiniz. Bağlantı yalnızca bir kez kullanılır ve {minutes} dakika sonra geçersiz olur.',
    ignore: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın. Şifreniz aynı kalır.',
  },
}
