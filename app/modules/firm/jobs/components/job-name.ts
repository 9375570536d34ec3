import type { Translate } from '#app/shell/i18n/translate.ts'
import { usePage } from '#app/shell/page-context.tsx'

/**
 * Names a kind of job, `{module}.{name}`: by the module's own text `job.{name}`, else by ours, else
 * as it is.
 */
export function jobName(texts: (namespace: string) => Translate, kind: string): string {
  const [module = '', ...name] = kind.split('.')
  const ours = texts('jobs')(`kind.${kind}`, { defaultValue: kind })
  return texts(module)(`job.${name.join('.')}`, { defaultValue: ours })
}

/** The same in the language of the page. */
export function useJobName(): (kind: string) => string {
  const { texts } = usePage()
  return (kind) => jobName(texts, kind)
}
