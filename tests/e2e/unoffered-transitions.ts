/** Transitions that an event of a pupil would cause, were there a screen that lets them send it in that state. */
export interface Unoffered {
  readonly because: string;
  /** By the name of their machine. */
  readonly transitions: Readonly<Record<string, readonly string[]>>;
}

/**
 * What no screen offers (D65): the machines are ready for it all the same, since they decide, and not the screens. Only what the screens' code shows to be
 * impossible stands here; a run in a browser that causes one of them fails, and the line goes.
 */
export const UNOFFERED_TRANSITIONS: readonly Unoffered[] = [
  {
    because: 'A radio button that is chosen already says nothing.',
    transitions: {
      assistant: [
        'composing: pupil mode chosen [is same mode] → stays',
        'unopened: pupil mode chosen [is same mode] → stays',
      ],
      generator: [
        'choosing: pupil tab chosen [is same tab] → stays',
        'viewing: pupil tab chosen [is same tab] → stays',
      ],
    },
  },
  {
    because: 'The field shows what is looked for, and each stroke changes it.',
    transitions: {
      'conversation-history': [
        'list: pupil query changed [is same query] → stays',
        'list.pausing: pupil query changed [is same query] → stays',
      ],
    },
  },
  {
    because: 'Whatever sends a message is closed during the pause.',
    transitions: { assistant: ['composing: pupil message sent [is paused] → stays'] },
  },
  {
    because: 'The assistant is a page for members: nobody writes there who is not signed in.',
    transitions: { assistant: ['composing: pupil message sent [is signed out] → stays'] },
  },
  {
    because: 'Who wants to register says so in the open dialog.',
    transitions: { 'auth-dialog': ['closed: pupil registration requested → registering'] },
  },
  {
    because: 'The registration hears its own buttons, and what else asks for a login lies behind the dialog.',
    transitions: {
      'auth-dialog': ['registering: pupil login requested → stays', 'registering: pupil google chosen → stays'],
    },
  },
  {
    because: 'There is no field on the screen.',
    transitions: {
      'guardian-answer': ['sent: pupil fields changed → editing'],
      'guardian-consent': ['sent: pupil fields changed → editing'],
      'newsletter-leave': ['editing: pupil fields changed → stays', 'sent: pupil fields changed → editing'],
    },
  },
  {
    because: 'Nothing on the screen puts the good news away.',
    transitions: {
      'guardian-consent': ['sent: pupil form dismissed → editing'],
      newsletter: ['sent: pupil form dismissed → editing'],
      'newsletter-leave': ['sent: pupil form dismissed → editing'],
    },
  },
  {
    because: 'Each button brings what is wanted along, and a link that is not whole has none.',
    transitions: {
      'guardian-answer': ['editing: pupil form submitted [otherwise] → stays'],
      'newsletter-leave': ['editing: pupil form submitted [otherwise] → stays'],
    },
  },
  {
    because: 'There is nothing over the page yet, or any more, that could be closed.',
    transitions: {
      purchase: ['deciding: pupil purchase cancelled → idle', 'evaluatingOffer: pupil purchase cancelled → idle'],
    },
  },
  {
    because: 'The plans lie behind the dialog in which the change was confirmed.',
    transitions: { purchase: ['upgrading: pupil plan chosen → stays', 'upgraded: pupil plan chosen → stays'] },
  },
];
