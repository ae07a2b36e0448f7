import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import type { ControlSection } from '../base/control-route.ts'
import { linkedText } from './mail-text.ts'
import { countMails, readMail, readMails, type Mail } from './mail.sql.ts'

/** Returns the control-room section that shows the product's mails. */
export function mailboxSection(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'mailbox',
    title: 'Mailbox',
    topics: ['mails'],
    count: () => countMails(query),
    draw: async ({ mail: wanted }) => {
      const mails = await readMails(query, undefined, 100)
      if (mails.length === 0) return html`<p class="empty">No mail yet. What the product sends arrives here and goes nowhere else.</p>`
      const open = wanted ? await readMail(query, wanted) : null
      return html`<div class="mailbox ${open ? 'reading' : ''}">
        <nav aria-label="Mails">
          ${mails.map((mail) => row(mail, mail.id === open?.id))}
          <button type="button" class="act" data-delete="/control/api/mails">Empty the mailbox</button>
        </nav>
        ${open ? reader(open) : html`<p class="empty choose">Choose a mail to read it.</p>`}
      </div>`
    },
  }
}

function row(mail: Mail, open: boolean): Html {
  return html`<a class="mail-row" href="/?at=mailbox&mail=${mail.id}" ${open && html`aria-current="true"`}>
    <strong>${mail.subject || '(no subject)'}</strong>
    <span>${mail.recipients.join(', ')}</span>
    <time>${mail.receivedAt.toISOString().slice(11, 16)}</time>
  </a>`
}

function reader(mail: Mail): Html {
  return html`<article class="mail" data-key="${mail.id}">
    <a class="back" href="/?at=mailbox">All mails</a>
    <h2>${mail.subject || '(no subject)'}</h2>
    <p class="facts">
      <span>from ${mail.sender}</span><span>to ${mail.recipients.join(', ')}</span
      ><span>${mail.receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</span>
    </p>
    ${
      mail.html === null
        ? html`<pre class="text">${linkedText(mail.text)}</pre>`
        : html`<iframe
              title="The mail as its reader sees it"
              src="/mailbox/${mail.id}/html"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>
            <details data-keep="text-${mail.id}">
              <summary>Plain text</summary>
              <pre class="text">${linkedText(mail.text)}</pre>
            </details>`
    }
  </article>`
}
