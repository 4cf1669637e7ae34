// From public leak statistics; only passwords that are long enough for the length rule, in lower case.
const commonPasswords = new Set(
  `
  password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word passpass
  12345678 123456789 1234567890 0123456789 01234567 012345678 87654321 987654321 9876543210 0987654321 12341234
  11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000
  000000000 0000000000 11223344 1122334455 112233445566 12121212 13131313 10101010 20202020 123123123 123321123
  123412345 12344321 1234554321 123454321 12345679 123456780 1234567a 12345678a 123456789a a12345678 a123456789
  aa12345678 abc12345 abc123456 abcd1234 abcde123 abcdef12 abcdefgh abcdefg1 abcdefghi 1a2b3c4d a1b2c3d4 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc
  qazwsx12 qazwsx123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwer1234
  qwer1234! qwerasdf qwerty00 qwertyqwerty asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer zxcvbnm1 zxcvbnm123 zxcvzxcv
  zxcvbnm, poiuytrewq qweasdzxc qweasd123 qweqweqwe 123qweasd 123qwe123 123qweasdzxc 12qwaszx 1234qwer 12345qwert
  iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod iloveme1 loveyou1 lovelove lovely12 sunshine sunshine1 princess
  princess1 football football1 baseball baseball1 basketball superman superman1 spiderman batman123 starwars starwars1
  pokemon1 pokemon123 michael1 jennifer jessica1 charlie1 jordan23 jordan123 michelle ashley12 nicholas samantha
  daniel12 victoria benjamin christian elizabeth patricia alexander alexandra stephanie welcome1 welcome12 welcome123
  welcome! letmein1 letmein123 letmein! trustno1 whatever whatever1 computer computer1 internet internet1 killer12
  hello123 hellohello helloworld hello1234 freedom1 mustang1 shadow12 shadow123 monkey12 monkey123 dragon12 dragon123
  master12 master123 access14 access123 changeme changeme1 changeme123 default1 admin123 admin1234 admin12345 admin!23
  administrator root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123 guest123 guest1234 user1234
  username username1 login123 login1234 temp1234 temppass secret12 secret123 mypassword newpassword yourpassword
  nopassword password0 password2 password3 password5 password7 password9 password11 password21 password22 password69
  password99 password01 passwords password. soccer12 soccer123 hockey12 chelsea1 liverpool liverpool1 arsenal1
  barcelona realmadrid juventus manchester chocolate chocolate1 butterfly cookie12 cookies1 cheese12 summer12
  summer123 winter12 winter123 january1 february september september1 november november1 december december1 october1
  samsung1 samsung123 google12 google123 facebook facebook1 youtube1 android1 microsoft playstation nintendo minecraft
  minecraft1 fortnite1 naruto12 naruto123 asdf1234! q1w2e3r4! q1w2e3r4t5y6 a1s2d3f4 1a2s3d4f aaaa1111 aaaaaaaa
  aaaaaaaaa abababab zzzzzzzz xxxxxxxx qqqqqqqq asdasdasd asd12345 asd123456 qwe12345 qwe123456 zxc12345 zxc123456
  1q2w3e4r! 1qaz2wsx! !qaz2wsx 1qaz@wsx !@#$%^&* !@#$%^&*( korea123 korea1234 seoul123 seoul1234 dkssud12 dkssudgktpdy
  tkfkdgo1 tkfkdgody tkfkdgo12 ehdgkss1 rlaclgkr gksrnr12 dlrjdkf1 qlalfqjsgh sarang12 saranghae saranghae1 daehanminguk
  gambler1 jackpot1 jackpot7 jackpot77 jackpot777 casino12 casino123 lucky777 lucky7777 77777777a money123 richrich
  pa$$word pa$$w0rd p4ssw0rd passw0rd1 password1! password123! welcome1! qwerty1234! abc123456! abcd1234! a1234567
  a123456! a12345678! aa123456 aa123456! 1234abcd 1234asdf 1234567q 12345qwe 123abc123 abc123abc 147258369 159357456
  159753456 741852963 963852741 147852369 789456123 456789123 321654987 258456147 102030405 1029384756 135792468
  13579246 24681012 31415926 314159265 27182818 20252025 20262026 20242024 19901990 19801980 20002000 12345678910
  1234567891 123456789q 123456789! 12345678! 1234567! 11112222 11221122 12211221 12312312 12348765 98765432
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password, in lower case, is a common one. */
export function isCommon(lowerCase: string): boolean {
  return commonPasswords.has(lowerCase)
}
