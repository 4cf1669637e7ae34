import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Kullanım koşulları',
  sections: [
    {
      heading: '1. Bu hizmet nedir',
      paragraphs: [
        'Bu siteyi bir referans operatör işletir. Site, oyuncu uygulamasının nasıl çalıştığını gösterir ve yalnızca oyun parası kullanır.',
        'Oyun parasının değeri yoktur. Satın alınamaz, satılamaz, takas edilemez ve ödenmez; bu sitedeki hiçbir oyun parayla oynanan şans oyunu değildir.',
        'Operatörün şans oyunu lisansı yoktur ve olduğunu ileri sürmez.',
      ],
    },
    {
      heading: '2. Kimler üye olabilir',
      paragraphs: [
        'Üyelik sayfasında belirtilen asgari yaşa ulaştıysanız ve en az 18 yaşındaysanız üye olabilirsiniz.',
        'Yalnızca kendiniz için tek bir hesap açarsınız. Kendi e-posta adresinizi ve telefon numaranızı verir, bunları güncel tutarsınız.',
      ],
    },
    {
      heading: '3. Hesabınız',
      paragraphs: [
        'Kimsenin tahmin edemeyeceği bir şifre seçer ve onu paylaşmazsınız. Oturumunuz açıkken yapılan işlemler sizin tarafınızdan yapılmış sayılır.',
        '“Hesap sayfam” nerede oturum açtığınızı gösterir. Bu oturumlardan birini tanımıyorsanız tüm cihazlardan çıkış yapın ve şifrenizi değiştirin.',
      ],
    },
    {
      heading: '4. Para yatırma ve para çekme',
      paragraphs: [
        'Para yatırma ve çekme işlemleri simülasyondur. Tutarlar, birimler ve sınırlar siz talep göndermeden önce gösterilir.',
        'Banka havalesi 24 saate kadar sürebilir. 23:50–00:30 arasındaki banka bakımı sırasında talepler bekler.',
        'Kalan çevrim varsa para çekme, bu tutar oynandıktan sonra talep edilebilir.',
      ],
    },
    {
      heading: '5. Oyunlar',
      paragraphs: [
        'Oyunları oyun sağlayıcıları sunar; oyunlar onların kendi sayfalarında oynanır. Operatörün kaydettiği sonuç esas alınır.',
        'Yarıda kalan el tamamlanır ya da iptal edilir; iptal edilen elin bahsi iade edilir.',
        'Her oyun, oyuncuya dönüş oranını belirtir. Bu oran çok sayıda elin ortalamasıdır ve tek bir oturum için hiçbir vaatte bulunmaz.',
      ],
    },
    {
      heading: '6. Sorumlu oyun',
      paragraphs: [
        'Oyun boş zaman içindir. Başlamadan önce ne kadar zaman ayırmak istediğinize karar verin ve mola verin.',
        'Oynamak keyif olmaktan çıkarsa uygulamayı kapatın ve biriyle konuşun. Sayfanın altındaki yardım hattı bunun içindir.',
      ],
    },
    {
      heading: '7. İzin verilmeyenler',
      paragraphs: [
        'Sizin yerinize oynayan programlara, bir kişinin birden fazla hesap kullanmasına ve hatalardan çıkar sağlanmasına izin verilmez.',
        'Operatör, bu koşullara aykırı davranan bir hesabın oturumlarını sonlandırabilir ya da hesabı kapatabilir ve nedenini bildirir.',
      ],
    },
    {
      heading: '8. Değişiklikler ve sorular',
      paragraphs: [
        'Bu koşullardaki değişiklikler yürürlüğe girmeden en az yedi gün önce duyurulur. Her sürümün bir numarası ve tarihi vardır.',
        'Sorular “Sorularım” bölümünde, genellikle bir iki gün içinde yanıtlanır.',
      ],
    },
  ],
}
