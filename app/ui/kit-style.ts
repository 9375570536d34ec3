import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { kitLayer, resetLayer } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]
type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string]

/** A class in the kit's layer, so that a page's own class always wins over it. */
export function kitStyle(rule: LayeredRule): string {
  return style({ '@layer': { [kitLayer]: rule } })
}

/** One class for each key, in the kit's layer. */
export function kitVariants<Key extends string>(
  rules: Record<Key, LayeredRule>,
): Record<Key, string> {
  return styleVariants(rules, (rule: LayeredRule) => [{ '@layer': { [kitLayer]: rule } }])
}

/** A rule for any selector, in the kit's layer. */
export function kitGlobal(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, { '@layer': { [kitLayer]: rule } })
}

/** A rule for elements without classes, below the kit. */
export function resetGlobal(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })
}
