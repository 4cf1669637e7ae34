import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Patakaran sa privacy',
  sections: [
    {
      heading: '1. Anong data ang iniimbak namin',
      paragraphs: [
        'Tungkol sa account mo: ID ng account, palayaw, email address, numero ng telepono, petsa ng kapanganakan, ang tinanggap na bersyon ng mga tuntunin, at bank account kung nagbigay ka.',
        'Tungkol sa password mo: isang salted na argon2id hash lang. Walang makakabasa nito, kahit kami.',
        'Tungkol sa paggamit mo: mga pag-log in kasama ang browser, system at oras, mga nilarong round, galaw ng demo money, mga request, tanong at mensahe.',
      ],
    },
    {
      heading: '2. Para saan ito',
      paragraphs: [
        'Ginagamit namin ang data na ito para patakbuhin ang account mo, sagutin ang mga tanong mo at protektahan ka sa maling paggamit.',
        'Hindi namin ito ibinebenta, wala kaming ipinapakitang ad, at walang pagsubaybay ng ibang partido.',
      ],
    },
    {
      heading: '3. Ano ang nananatili sa device mo',
      paragraphs: [
        'Nasa browser mo ang itsura ng app, wika, mga paborito at draft ng mga form, para mabilis magbukas ang app at walang mawala sa na-type mo.',
        'Natatapos ang session kapag isinara ang window ng browser. Kapag nag-log out ka, inaalis sa device ang personal na data.',
      ],
    },
    {
      heading: '4. Sino ang tumatanggap ng data',
      paragraphs: [
        'Tumatanggap ang game provider ng numero para sa account mo, palayaw, currency at wika mo, para malaro ang laro. Wala itong natatanggap na email address, numero ng telepono o bank account.',
      ],
    },
    {
      heading: '5. Gaano katagal namin iniimbak',
      paragraphs: [
        'Binubura ang mga natapos na session pagkalipas ng 30 araw, ang mga link para sa bagong password pagkalipas ng isang araw, at ang mga binurang mensahe pagkalipas ng isang araw.',
        'Iniimbak ang rekord ng mga galaw ng pera habang umiiral ang account, dahil ito ang patunay ng balance.',
      ],
    },
    {
      heading: '6. Mga karapatan mo',
      paragraphs: [
        'Makikita at maitatama mo ang data mo sa “Aking page”, at puwede kang humingi ng kopya o ng pagbura ng account mo sa “Mga tanong ko”.',
      ],
    },
    {
      heading: '7. Mga pagbabago',
      paragraphs: [
        'Inaanunsyo ang mga pagbabago sa patakarang ito nang hindi bababa sa pitong araw bago magkabisa. May numero at petsa ang bawat bersyon.',
      ],
    },
  ],
}
