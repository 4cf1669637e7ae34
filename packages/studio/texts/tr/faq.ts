import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Para yatırma ne kadar sürer?',
    answer:
      'Genellikle havalenizden sonra birkaç dakika. Banka tarafında 24 saate kadar sürebilir. 23:50–00:30 arasında bankalar bakımdadır ve talepler bekler.\nTalebin durumunu “Cüzdan”, “Geçmiş” bölümünde görebilirsiniz.',
  },
  'withdraw-how': {
    question: 'Nasıl para çekerim?',
    answer:
      '“Hesap sayfam” bölümünde banka hesabınızı verin, sonra “Cüzdan”, “Para çekme” bölümünde bir tutar girin. Tutar, sayfada gösterilen birimin katı olmalı ve bakiyenizi aşmamalıdır.\nTutar talep ettiğinizde bakiyenizden düşülür; talep reddedilirse bakiyenize geri eklenir.',
  },
  'inquiry-time': {
    question: 'Sorum ne zaman yanıtlanır?',
    answer: 'Genellikle bir iki gün içinde. Yanıt geldiğinde bir mesajla bildirilir.',
  },
  rolling: {
    question: 'Çevrim nedir?',
    answer:
      'Para çekmeden önce, yatırılan tutarın tamamı kadar (1 kat) bahis yapılması gerekebilir. Kalan çevrim, bunun henüz yapılmamış kısmıdır. Her bahis onu azaltır; sıfır olduğunda para çekebilirsiniz.',
  },
  points: {
    question: 'Puanları bakiyeye nasıl dönüştürürüm?',
    answer:
      '“Cüzdan”, “Puanlar” bölümünde. En az {points} puan, {points} ve katları halinde dönüştürülür. İşlem anında gerçekleşir.',
  },
  'deposit-open': {
    question: 'Neden ikinci bir para yatırma talep edemiyorum?',
    answer:
      'Havalenin doğru taleple eşleşmesi için aynı anda yalnızca bir para yatırma açık olabilir. İlki sonuçlandığında yenisini talep edebilirsiniz.',
  },
  'password-forgotten': {
    question: 'Şifremi unuttum',
    answer:
      'Giriş sayfasında “Şifremi unuttum” seçeneğini seçin ve hesabınızın e-posta adresini girin. Yalnızca bir kez kullanılan ve 30 dakika sonra geçersiz olan bir bağlantı alırsınız. Ardından tüm cihazlarda oturum kapanır.',
  },
  sessions: {
    question: 'Nerede oturum açtım?',
    answer:
      '“Hesap sayfam” her oturumu tarayıcı, sistem ve saatiyle gösterir. Birini kapatabilir ya da tüm cihazlardan çıkış yapabilirsiniz.',
  },
  'bank-change': {
    question: 'Banka hesabımı nasıl değiştiririm?',
    answer:
      '“Hesap sayfam” bölümünde. Geçiş anahtarınızla, yoksa şifrenizle onaylarsınız; değişiklik bir mesajla bildirilir.',
  },
  'game-interrupted': {
    question: 'Bir el sırasında bağlantım koptu. Ne yapmalıyım?',
    answer:
      'El sunucuda saklanır. Oyunu yeniden açın: el devam eder ya da sonucu gösterilir. Tamamlanamayan el iptal edilir ve bahsi iade edilir.',
  },
  'popup-blocked': {
    question: 'Bir oyun açılmıyor',
    answer:
      'Bazı oyunlar ayrı bir pencerede açılır. Bu site için açılır pencerelere izin verin ya da uyarıdaki düğmeyi kullanın. Oyun yüklenirken takılırsa kapatıp yeniden açın.',
  },
  offline: {
    question: 'Uygulamayı çevrimdışı kullanabilir miyim?',
    answer:
      'Uygulama açılır ve bilinen son bilgileri saatiyle birlikte gösterir. Oyunlar, para yatırma ve para çekme için bağlantı gerekir. Yazdıklarınız yeniden bağlanana kadar saklanır.',
  },
  'play-money': {
    question: 'Bu gerçek para mı?',
    answer:
      'Hayır. Bu referans operatör oyun parasıyla çalışır. Oyun parası satın alınamaz, takas edilemez ve ödenmez.',
  },
  break: {
    question: 'Ara vermek istiyorum',
    answer:
      'Uygulamayı kapatın ve istediğiniz zaman dönün: hiçbir şey kaybolmaz. Hesabınızın bir süre kapatılmasını isterseniz “Sorularım” bölümünden bize yazın.',
  },
}
