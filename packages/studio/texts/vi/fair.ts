import type { FairWords } from '../../shared/fair-words.ts'

/** Every word of the games' sheet about fairness. `{…}` is filled in. */
export const fair: FairWords = {
  open: 'Kiểm tra ván',
  title: 'Kiểm tra các ván của bạn',
  seedRule:
    'Hai hạt giống quyết định mọi kết quả: một hạt bí mật của máy chủ, có dấu vân tay hiện ra trước khi bạn chơi, và hạt của bạn. Sau đó không ai có thể thay đổi. Khi bạn bắt đầu hạt giống mới, hạt của máy chủ được công bố và mọi ván do nó rút đều kiểm tra được.',
  commitment: 'Dấu vân tay của hạt giống máy chủ (SHA-256)',
  clientSeed: 'Hạt giống của bạn',
  clientSeedRule:
    'Từ 1 đến 64 chữ cái, chữ số hoặc ký hiệu, không có dấu cách và dấu hai chấm. Thay đổi sẽ bắt đầu hạt giống mới.',
  change: 'Thay đổi',
  drawn: 'Số ván đã rút: {count}',
  rotate: 'Công bố hạt giống máy chủ và bắt đầu hạt mới',
  revealed: 'Hạt giống trước đó',
  serverSeed: 'Hạt giống máy chủ',
  lastRound: 'Ván gần nhất của bạn',
  noRound: 'Ở đây chưa có ván nào kết thúc.',
  proof: 'Bằng chứng của ván',
  copy: 'Sao chép bằng chứng',
  copied: 'Đã sao chép.',
  notCopied: 'Ở đây không sao chép được. Văn bản đã được chọn: hãy tự sao chép.',
  check: 'Kiểm tra',
  secret: 'Hạt giống máy chủ của ván này vẫn còn bí mật. Hãy bắt đầu hạt giống mới để kiểm tra.',
  unfinished: 'Có một ván chưa kết thúc. Hãy hoàn tất ván đó trước.',
  failed: 'Chưa thực hiện được. Vui lòng thử lại sau giây lát.',
  rules: 'Dấu vân tay của luật trò chơi này (SHA-256)',
  saltRule:
    'Các giá trị này đến từ trình duyệt tại bàn, vốn đã thấy điểm cuối của chuỗi trước đó. Chúng có trong mọi lần rút, nên nhà cái không thể chọn chuỗi theo kết quả.',
  saltNobody:
    'Không trình duyệt nào gửi giá trị cho chuỗi này. Nó chỉ chứng minh rằng kết quả đã được định trước.',
  saltWaits:
    'Các trình duyệt tại bàn đang gửi giá trị cho chuỗi này. Chúng được chốt trước kết quả đầu tiên.',
  salt: 'Muối của chuỗi',
  ownValue: '(từ trình duyệt của bạn)',
}
