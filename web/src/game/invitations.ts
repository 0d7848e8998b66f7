// Invitations into a locked room: made on this page, told to the server by their digest, brought along in a link.
import { random } from "../app/storage.ts"
import { notice } from "../app/ui.svelte.ts"
import { sha256 } from "../net/sealed.ts"
import { t } from "../text/words.svelte.ts"
import { send } from "./commands.ts"

const MARK = "#invitation="

/** The invitation in the link by which this page was opened; what follows a # reaches no server on the way. */
export const brought = (): string => (location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : "")

/** Make an invitation and hand on its link; return why not, if it is refused. */
export async function invite(room: string): Promise<string> {
  const invitation = random()
  const answer = await send({ do: "invite", key: sha256(invitation) })
  if (!answer.ok) return answer.text
  await handOn(`${room}${MARK}${invitation}`)
  return ""
}

/** Hand on a link the way this device does; where it has none, copy it, or at least show it. */
export async function handOn(link: string): Promise<void> {
  if (!navigator.share) return copied(link)
  await navigator.share({ title: "Bankhalter", url: link }).catch(() => {})
}

/** Copy a link, or at least show it. */
export async function copied(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notice(t("web-copied"))
  } catch {
    notice(link)
  }
}
