import { Button } from '#app/ui/index.ts'

type FormatButtonsProps = {
  formats: readonly string[]
  /** Where the file is asked for. */
  action: string
  /** Whether the first is what the page waits for. */
  isMain: boolean
  nameOf(format: string): string
}

/** A button for each format of a file that is written when it is asked for. */
export function FormatButtons({ formats, action, isMain, nameOf }: FormatButtonsProps) {
  return formats.map((format, at) => (
    <form key={format} method="post" action={action}>
      <Button
        kind={at === 0 && isMain ? 'primary' : 'ghost'}
        icon="download"
        name="format"
        value={format}
      >
        {nameOf(format)}
      </Button>
    </form>
  ))
}
