import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints } from '#app/ui/breakpoints.ts'
import { vars } from '#app/ui/tokens.css.ts'
import { unseen } from '#app/ui/unseen.ts'

/** A row of fields in these columns: two of them, with a rule below, where the screen is narrow. */
export function lineRow(columns: string): StyleRule {
  return {
    display: 'grid',
    gridTemplateColumns: columns,
    gap: vars.space.s2,
    alignItems: 'start',
    '@media': {
      [breakpoints.oneColumn]: {
        gridTemplateColumns: '1fr 1fr',
        paddingBlockEnd: vars.space.s3,
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  }
}

/** Of labels in rows after the first, which names the columns; on a narrow screen each row names its fields. */
export const namedAbove: { '@media': Record<string, typeof unseen> } = {
  '@media': { '(min-width: 861px)': unseen },
}
