import { dictionary } from '@zxcvbn-ts/language-common'

// The library leaves out what has a pattern, which its estimator finds, and knows little of Korean keyboards and casinos.
const further = `
  p@ssword 0123456789 01234567 012345678 87654321 987654321 9876543210 0987654321 12341234 111111111 1111111111
  22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000 0000000000 12121212
  13131313 10101010 20202020 123123123 123412345 aa12345678 abcdefgh abcdefghi zaq1zaq1 qwerty1! qwer1234!
  qwertyqwerty zxcvzxcv zxcvbnm, poiuytrewq qweqweqwe lovely12 welcome! letmein! changeme123 admin1234
  admin12345 admin!23 root1234 rootroot toor1234 test12345 guest123 guest1234 user1234 username1 login123
  login1234 yourpassword password. summer123 winter123 september1 facebook1 youtube1 android1 minecraft1
  fortnite1 asdf1234! q1w2e3r4! aaaaaaaa aaaaaaaaa abababab zzzzzzzz xxxxxxxx qqqqqqqq asdasdasd qwe12345
  1q2w3e4r! 1qaz2wsx! !qaz2wsx !@#$%^&* !@#$%^&*( korea123 korea1234 seoul123 seoul1234 dkssud12 dkssudgktpdy
  tkfkdgo1 tkfkdgody tkfkdgo12 ehdgkss1 rlaclgkr gksrnr12 dlrjdkf1 qlalfqjsgh sarang12 saranghae saranghae1
  daehanminguk gambler1 jackpot7 jackpot77 jackpot777 casino12 casino123 lucky7777 77777777a richrich pa$$word
  password1! password123! welcome1! qwerty1234! abc123456! abcd1234! a123456! a12345678! aa123456! 258456147
  27182818 20252025 20262026 20242024 19901990 19801980 20002000 123456789! 12345678! 1234567! 98765432
`
/** 18,000 passwords that public leaks have most often, of those that the length rule allows, in lower case. */
const commonPasswords = new Set([
  ...dictionary['passwords-common'].map((word) => String(word).toLowerCase()),
  ...further.trim().split(/\s+/),
])

/** Whether a password, in lower case, is a common one. */
export function isCommon(lowerCase: string): boolean {
  return commonPasswords.has(lowerCase)
}
