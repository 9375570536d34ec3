import type { Translate } from '#app/shell/i18n/translate.ts'

/** What was done, in words; its own name where there are none. `t` is of `administration`. */
export function actionName(t: Translate, action: string): string {
  return t(`action.${action}`, { defaultValue: action })
}
