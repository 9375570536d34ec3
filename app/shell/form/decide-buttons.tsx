import { Button } from '#app/ui/index.ts'

/** Says yes or no to what somebody asked for. */
export function DecideButtons({ approve, reject }: { approve: string; reject: string }) {
  return (
    <>
      <Button kind="primary" icon="check" name="intent" value="approve">
        {approve}
      </Button>
      <Button icon="x" name="intent" value="reject">
        {reject}
      </Button>
    </>
  )
}
