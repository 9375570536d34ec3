import type { Mailbox } from '#contract/communication/mailbox.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** A firm whose owner has signed up, the owner's own mailbox and the one that the firm shares. */
export async function openBoxes() {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const boxes = await firm.must<Mailbox[]>('GET', '/mail/boxes')
  const own = boxes.find(({ isOwn }) => isOwn) as Mailbox
  const shared = boxes.find(({ isOwn }) => !isOwn) as Mailbox
  return { firm, own, shared }
}
