import { type EmbedEvent, embedReducer, type EmbedState, untried } from '../../../src/embeds/embed-state';

const stateAfter = (...events: EmbedEvent[]): EmbedState => events.reduce(embedReducer, untried);

it.each<[string, EmbedEvent[], Partial<EmbedState>]>([
  ['waits at first', [], { phase: 'waiting', mounted: false }],
  ['loads when it is started', ['start'], { phase: 'loading', mounted: false, attempt: 1 }],
  ['is mounted, hidden, when its host responds', ['start', 'respond'], { phase: 'loading', mounted: true }],
  ['is shown when it has arrived', ['start', 'respond', 'arrive'], { phase: 'shown', mounted: true }],
  ['is not shown before its host responds', ['start', 'arrive'], { phase: 'loading' }],
  ['is silent after a delay', ['start', 'delay'], { phase: 'silent' }],
  ['is shown although it was silent', ['start', 'delay', 'respond', 'arrive'], { phase: 'shown' }],
  ['fails when its host refuses', ['start', 'refuse'], { phase: 'failed', mounted: false }],
  ['fails although it was silent', ['start', 'delay', 'refuse'], { phase: 'failed' }],
  ['fails although it was mounted', ['start', 'respond', 'refuse'], { phase: 'failed', mounted: false }],
  ['is offline without a network', ['start', 'disconnect'], { phase: 'offline' }],
  ['stays failed, not silent', ['start', 'refuse', 'delay'], { phase: 'failed' }],
  ['loads again from the beginning', ['start', 'respond', 'refuse', 'start'], { phase: 'loading', attempt: 2 }],
  ['is never covered again once it is shown', ['start', 'respond', 'arrive', 'delay', 'refuse'], { phase: 'shown' }],
  ['is doubtful only when it is shown', ['start', 'doubt'], { doubtful: false }],
  ['is doubtful without a sign of life', ['start', 'respond', 'arrive', 'doubt'], { phase: 'shown', doubtful: true }],
  ['is not doubtful after a late one', ['start', 'respond', 'arrive', 'doubt', 'arrive'], { doubtful: false }],
  ['is taken away when it is stopped', ['start', 'respond', 'arrive', 'stop'], { phase: 'waiting', mounted: false }],
  ['is new after that', ['start', 'stop', 'start'], { phase: 'loading', attempt: 3 }],
])('an embed %s', (_, events, state) => expect(stateAfter(...events)).toMatchObject(state));
