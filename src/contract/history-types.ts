/** What moves a player's cash or points. */
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
