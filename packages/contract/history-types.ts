/** Types of movements of cash and points. */
export const historyTypes = [
  'opening',
  'deposit',
  'withdraw',
  'withdraw_return',
  'bet',
  'win',
  'rollback',
  'point_conversion',
  'points_earned',
  'points_returned',
  'adjustment',
] as const
