import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Referans operatöre hoş geldiniz',
      content:
        'Bu site, oyuncu uygulamasının nasıl çalıştığını gösterir. Burada her şey oyun parasıyla çalışır; oyun parası satın alınamaz, takas edilemez ve ödenmez.\nGöz atın; anlaşılmayan bir şey olursa “Sorularım” bölümünden bize yazın.',
    },
    terms: {
      title: 'Kasım 2026 kullanım koşulları',
      content:
        '1 Kasım 2026 tarihli kullanım koşulları ve gizlilik politikası yürürlüktedir. İkisini de her sayfanın altında bulabilirsiniz.',
    },
    favourites: {
      title: 'Favorileriniz tüm sekmelerde',
      content:
        'Bir sekmede işaretlediğiniz yıldız diğerlerinde de hemen görünür. Giriş yapmadan önce işaretlenen favoriler hesabınıza eklenebilir.',
    },
    rounds: {
      title: 'Yarıda kalan eller devam eder',
      content:
        'Bir el sırasında bağlantı koparsa oyunu yeniden açın: el kaldığı yerden devam eder ya da sonucu gösterilir. Tamamlanamayan el iptal edilir ve bahsi iade edilir.',
    },
    sessions: {
      title: 'Nerede oturum açtığınızı görün',
      content:
        '“Hesap sayfam” artık hesabınızın tüm oturumlarını gösterir. Tanımadığınız bir oturum görürseniz tüm cihazlardan çıkış yapın ve şifrenizi değiştirin.',
    },
    maintenance: {
      title: '23:50–00:30 arasında banka bakımı',
      content:
        'Her gece 23:50–00:30 arasında bankalar bakımdadır. Bu sürede iletilen para yatırma ve çekme talepleri kabul edilir, bakımdan sonra sonuçlandırılır. Havaleler 24 saate kadar sürebilir.',
    },
  },
  memos: {
    welcome: {
      title: 'Hoş geldiniz, Demo',
      content:
        'Bakiyeniz {amount} oyun parasıdır. Para yatırma ve çekme işlemleri simülasyondur: simüle edilmiş bir banka bunları bir iki dakika içinde sonuçlandırır.',
    },
    pause: {
      title: 'Ara sıra mola verin',
      content:
        'Başlamadan önce ne kadar süre oynamak istediğinize karar verin. Oyunu kapatıp daha sonra döndüğünüzde hiçbir şey kaybolmaz.',
    },
    bank: {
      title: 'Banka hesabınız eklendi',
      content:
        'Para çekmeyi deneyebilmeniz için Play Bank bünyesinde kurmaca bir hesap eklendi. Hesabı “Hesap sayfam” bölümünde değiştirebilirsiniz.',
    },
  },
}
