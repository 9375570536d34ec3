import Big from 'big.js'

/** Numbers of formulas: exact but for division, which keeps twenty decimals, halves away from zero. */
export const FormulaNumber = Big()
FormulaNumber.DP = 20
FormulaNumber.RM = Big.roundHalfUp
