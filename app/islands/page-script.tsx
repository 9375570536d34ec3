import urls from 'virtual:page-scripts'

type PageScriptProps = {
  /** Of its file: `tracker` for `tracker.script.client.ts`. */
  name: string
  id?: string
} & { [data: `data-${string}`]: string | undefined }

/** A small script of a page, built from a file of its own and loaded without React. */
export function PageScript({ name, ...rest }: PageScriptProps) {
  const src = urls[name]
  if (!src) throw new Error(`There is no ${name}.script.client.ts`)
  return <script type="module" src={src} {...rest} />
}
