import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Mga tuntunin ng serbisyo',
  sections: [
    {
      heading: '1. Ano ang serbisyong ito',
      paragraphs: [
        'Pinatatakbo ang site na ito ng isang sample operator. Ipinapakita nito kung paano gumagana ang app ng manlalaro at demo money lang ang gamit.',
        'Walang halaga ang demo money. Hindi ito mabibili, maibebenta, maipapalit o mailalabas bilang pera, at walang laro sa site na ito na pagsusugal para sa pera.',
        'Walang lisensya sa pagsusugal ang operator at hindi nito inaangking mayroon ito.',
      ],
    },
    {
      heading: '2. Sino ang puwedeng mag-sign up',
      paragraphs: [
        'Puwede kang mag-sign up kung naabot mo na ang pinakamababang edad na nakasaad sa page ng pag-sign up, at hindi bababa sa 18 taong gulang.',
        'Isang account lang ang hawak mo, para sa sarili mo. Sarili mong email address at numero ng telepono ang ibinibigay mo, at pinananatili mong tama ang mga ito.',
      ],
    },
    {
      heading: '3. Ang account mo',
      paragraphs: [
        'Pumipili ka ng password na walang makakahula at hindi mo ito ibinabahagi. Ang ginawa habang naka-log in ka ay itinuturing na ikaw ang gumawa.',
        'Makikita sa “Aking page” kung saan ka naka-log in. Kung may session kang hindi kilala, mag-log out sa lahat ng device at palitan ang password mo.',
      ],
    },
    {
      heading: '4. Mga deposit at withdrawal',
      paragraphs: [
        'Simulasyon lang ang mga deposit at withdrawal. Ipinapakita ang halaga, yunit at limitasyon bago ka magpadala ng request.',
        'Puwedeng umabot ng 24 oras ang bank transfer. Habang may maintenance ang bangko, mula 23:50 hanggang 00:30, naghihintay ang mga request.',
        'Kung may natitirang turnover, puwedeng mag-request ng withdrawal kapag naitaya na ito.',
      ],
    },
    {
      heading: '5. Mga laro',
      paragraphs: [
        'Iniaalok ng mga provider ang mga laro at nilalaro ang mga ito sa sarili nilang page. Ang resultang itinala ng operator ang masusunod.',
        'Ang naputol na round ay tinatapos o kinakansela, at ibinabalik ang taya ng kinanselang round.',
        'Nakasaad sa bawat laro ang balik sa manlalaro. Average ito ng napakaraming round at walang ipinapangako para sa isang session.',
      ],
    },
    {
      heading: '6. Responsableng paglalaro',
      paragraphs: [
        'Pampalipas-oras ang paglalaro. Magpasya kung gaano katagal mo gustong maglaro bago ka magsimula, at magpahinga.',
        'Kung hindi na kasiya-siya ang paglalaro, isara ang app at makipag-usap sa isang tao. Para diyan ang help line sa ibaba ng page.',
      ],
    },
    {
      heading: '7. Ano ang hindi pinapayagan',
      paragraphs: [
        'Hindi pinapayagan ang mga program na naglalaro para sa iyo, ang maraming account ng iisang tao, at ang paggamit ng mga error para makalamang.',
        'Puwedeng tapusin ng operator ang mga session o isara ang account na lumalabag sa mga tuntuning ito, at sasabihin nito ang dahilan.',
      ],
    },
    {
      heading: '8. Mga pagbabago at tanong',
      paragraphs: [
        'Inaanunsyo ang mga pagbabago sa mga tuntuning ito nang hindi bababa sa pitong araw bago magkabisa. May numero at petsa ang bawat bersyon.',
        'Sinasagot ang mga tanong sa “Mga tanong ko”, karaniwan sa loob ng isa hanggang dalawang araw.',
      ],
    },
  ],
}
