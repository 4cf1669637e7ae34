import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Gizlilik politikası',
  sections: [
    {
      heading: '1. Neleri saklıyoruz',
      paragraphs: [
        'Hesabınızla ilgili: kullanıcı kimliği, takma ad, e-posta adresi, telefon numarası, doğum tarihi, kabul ettiğiniz koşulların sürümü ve verirseniz bir banka hesabı.',
        'Şifrenizle ilgili: yalnızca salt eklenmiş bir argon2id özeti. Şifrenizi kimse okuyamaz, biz de okuyamayız.',
        'Kullanımınızla ilgili: tarayıcı, sistem ve saatiyle birlikte girişler, oynanan eller, oyun parası hareketleri, talepler, sorular ve mesajlar.',
      ],
    },
    {
      heading: '2. Ne için kullanıyoruz',
      paragraphs: [
        'Bu verileri hesabınızı yürütmek, sorularınızı yanıtlamak ve sizi kötüye kullanıma karşı korumak için kullanırız.',
        'Verileri satmayız, reklam göstermeyiz ve üçüncü taraflarca izleme yapılmaz.',
      ],
    },
    {
      heading: '3. Cihazınızda neler kalır',
      paragraphs: [
        'Görünüm, dil, favoriler ve form taslakları tarayıcınızda saklanır; böylece uygulama hızlı açılır ve yazdığınız hiçbir şey kaybolmaz.',
        'Oturum, tarayıcı penceresiyle birlikte biter. Çıkış yapıldığında kişisel veriler cihazdan silinir.',
      ],
    },
    {
      heading: '4. Veriler kimlere verilir',
      paragraphs: [
        'Oyun sağlayıcısına, oyunun oynanabilmesi için hesabınıza ait bir numara, takma adınız, para birimi ve dil iletilir. E-posta adresi, telefon numarası ve banka hesabı iletilmez.',
      ],
    },
    {
      heading: '5. Ne kadar süre saklıyoruz',
      paragraphs: [
        'Biten oturumlar 30 gün sonra, yeni şifre bağlantıları bir gün sonra, silinen mesajlar bir gün sonra silinir.',
        'Para hareketleri, bakiyeyi belgelediği için hesap var olduğu sürece saklanır.',
      ],
    },
    {
      heading: '6. Haklarınız',
      paragraphs: [
        'Verilerinizi “Hesap sayfam” bölümünde görebilir ve düzeltebilirsiniz; bir soru göndererek verilerinizin kopyasını ya da hesabınızın silinmesini isteyebilirsiniz.',
      ],
    },
    {
      heading: '7. Değişiklikler',
      paragraphs: [
        'Bu politikadaki değişiklikler yürürlüğe girmeden en az yedi gün önce duyurulur. Her sürümün bir numarası ve tarihi vardır.',
      ],
    },
  ],
}
