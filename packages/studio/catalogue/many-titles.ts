import type { MotifName } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'
import type { NonEmpty } from '../art/random.ts'
import type { CatalogueText, ThemeName } from './types.ts'

function quality(palette: PaletteName, ko: string, en: string): CatalogueText & { palette: PaletteName } {
  return { palette, ko, en }
}

function noun(motif: MotifName, theme: ThemeName, ko: string, en: string) {
  return { motif, theme, ko, en }
}

function place(ko: string, en: string): CatalogueText {
  return { ko, en }
}

/** First words of generated titles, with the palette of the cover. */
export const qualities: NonEmpty<CatalogueText & { palette: PaletteName }> = [
  quality('ember', '불타는', 'Burning'),
  quality('lagoon', '청록빛', 'Turquoise'),
  quality('jade', '비취빛', 'Jade'),
  quality('royal', '푸른', 'Blue'),
  quality('desert', '모래빛', 'Sandstone'),
  quality('frost', '얼어붙은', 'Frozen'),
  quality('noir', '검은', 'Black'),
  quality('crimson', '진홍빛', 'Crimson'),
  quality('felt', '깊은 숲의', 'Deepwood'),
  quality('sakura', '분홍빛', 'Rosy'),
  quality('citrus', '햇살 가득한', 'Sunlit'),
  quality('dusk', '해 질 녘', 'Twilight'),
  quality('steel', '강철', 'Steel'),
  quality('moss', '이끼 낀', 'Mossy'),
  quality('abyss', '심연의', 'Deep Water'),
  quality('ivory', '상앗빛', 'Ivory'),
  quality('violet', '보랏빛', 'Violet'),
  quality('midnight', '한밤의', 'Midnight'),
  quality('rosewood', '자단나무', 'Rosewood'),
  quality('aurora', '오로라', 'Aurora'),
]

/** Subjects of generated titles, with emblem and theme. */
export const nouns: NonEmpty<{ motif: MotifName; theme: ThemeName; ko: string; en: string }> = [
  noun('dragon', 'east', '용', 'Dragon'),
  noun('pharaoh', 'antiquity', '파라오', 'Pharaoh'),
  noun('wolf', 'wild', '늑대', 'Wolf'),
  noun('koi', 'japan', '비단잉어', 'Koi'),
  noun('cherries', 'fruit', '체리', 'Cherry'),
  noun('crown', 'royal', '왕관', 'Crown'),
  noun('rocket', 'celestial', '로켓', 'Rocket'),
  noun('lotus', 'east', '연꽃', 'Lotus'),
  noun('emerald', 'gems', '에메랄드', 'Emerald'),
  noun('viking', 'norse', '바이킹', 'Viking'),
  noun('octopus', 'ocean', '문어', 'Octopus'),
  noun('phoenix', 'antiquity', '불사조', 'Phoenix'),
  noun('potion', 'magic', '물약', 'Potion'),
  noun('tiger', 'wild', '호랑이', 'Tiger'),
  noun('cupcake', 'sweets', '컵케이크', 'Cupcake'),
  noun('chest', 'adventure', '보물 상자', 'Treasure'),
  noun('cactus', 'western', '선인장', 'Cactus'),
  noun('star', 'celestial', '별', 'Star'),
  noun('lantern', 'east', '등불', 'Lantern'),
  noun('owl', 'fairytale', '부엉이', 'Owl'),
  noun('pineapple', 'fruit', '파인애플', 'Pineapple'),
  noun('samurai', 'japan', '사무라이', 'Samurai'),
  noun('bell', 'luck', '종', 'Bell'),
  noun('elephant', 'wild', '코끼리', 'Elephant'),
  noun('ship', 'adventure', '범선', 'Ship'),
  noun('rose', 'royal', '장미', 'Rose'),
  noun('planet', 'celestial', '행성', 'Planet'),
  noun('bear', 'norse', '곰', 'Bear'),
  noun('hahoe', 'korea', '하회탈', 'Hahoe Mask'),
  noun('donut', 'sweets', '도넛', 'Donut'),
  noun('scarab', 'antiquity', '딱정벌레', 'Scarab'),
  noun('butterfly', 'wild', '나비', 'Butterfly'),
  noun('seven', 'luck', '세븐', 'Seven'),
  noun('wizard', 'magic', '마법사', 'Wizard'),
  noun('grapes', 'fruit', '포도', 'Grape'),
  noun('trident', 'ocean', '삼지창', 'Trident'),
  noun('fox', 'japan', '여우', 'Fox'),
  noun('pagoda', 'east', '탑', 'Pagoda'),
  noun('compass', 'adventure', '나침반', 'Compass'),
  noun('panther', 'wild', '표범', 'Panther'),
  noun('gem', 'gems', '보석', 'Jewel'),
  noun('mushroom', 'fairytale', '버섯', 'Mushroom'),
  noun('horseshoe', 'luck', '편자', 'Horseshoe'),
  noun('stag', 'norse', '사슴', 'Stag'),
  noun('blossom', 'korea', '매화', 'Blossom'),
  noun('pearl', 'ocean', '진주', 'Pearl'),
  noun('lion', 'royal', '사자', 'Lion'),
  noun('totem', 'western', '토템', 'Totem'),
  noun('orb', 'magic', '수정 구슬', 'Crystal Ball'),
  noun('melon', 'fruit', '수박', 'Melon'),
  noun('clover', 'luck', '클로버', 'Clover'),
  noun('moon', 'celestial', '달', 'Moon'),
  noun('crane', 'japan', '학', 'Crane'),
  noun('vault', 'adventure', '금고', 'Vault'),
  noun('peacock', 'royal', '공작', 'Peacock'),
  noun('lollipop', 'sweets', '막대사탕', 'Lollipop'),
  noun('bolt', 'norse', '번개', 'Lightning'),
  noun('drum', 'korea', '북', 'Drum'),
  noun('crystals', 'gems', '수정', 'Crystal'),
  noun('bull', 'western', '황소', 'Bull'),
]

/** Last words of generated titles. */
export const places: NonEmpty<CatalogueText> = [
  place('의 전설', 'Legend'),
  place(' 왕국', 'Kingdom'),
  place('의 밤', 'Nights'),
  place(' 계곡', 'Valley'),
  place('의 비밀', 'Secrets'),
  place(' 축제', 'Festival'),
  place('의 노래', 'Song'),
  place(' 정원', 'Garden'),
  place('의 귀환', 'Returns'),
]
