import { usePage } from '#app/shell/page-context.tsx'

/**
 * Names a kind of job, `{module}.{name}`: by the module's own text `job.{name}`, else by ours, else
 * as it is.
 */
export function useJobName(): (kind: string) => string {
  const { texts } = usePage()
  return (kind) => {
    const [module = '', ...name] = kind.split('.')
    const ours = texts('jobs')(`kind.${kind}`, { defaultValue: kind })
    return texts(module)(`job.${name.join('.')}`, { defaultValue: ours })
  }
}
