import { globalLayer } from '@vanilla-extract/css'

/** Elements without classes. */
export const resetLayer = globalLayer('reset')
/** Components of the kit. Styles outside of layers, as those of pages, win over both. */
export const kitLayer = globalLayer('kit')
