import fc from 'fast-check';
import { createQueue } from '../../../src/embeds/queue';

const nothing = () => undefined;

describe('a queue', () => {
  it('starts as many as it has room for, in their order', () => {
    const queue = createQueue(2);
    const started: string[] = [];
    const leave = ['a', 'b', 'c', 'd'].map((name) => queue.enter(() => started.push(name), nothing));
    expect(started).toEqual(['a', 'b']);
    leave[1]!(true);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('skips tasks that leave the queue before their turn', () => {
    const queue = createQueue(1);
    const started: string[] = [];
    const leave = ['a', 'b', 'c'].map((name) => queue.enter(() => started.push(name), nothing));
    leave[1]!(false);
    leave[0]!(true);
    expect(started).toEqual(['a', 'c']);
  });

  it('calls `onProgress` of waiting tasks after a success, and after nothing else', () => {
    const queue = createQueue(1);
    const progress = jest.fn();
    const leave = [nothing, nothing].map((start) => queue.enter(start, nothing));
    queue.enter(nothing, progress);
    leave[0]!(false);
    expect(progress).not.toHaveBeenCalled();
    leave[1]!(true);
    expect(progress).toHaveBeenCalledTimes(1);
  });

  it('never runs more than its limit and starts everybody who stays, however they leave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.nat(9), { maxLength: 30 }), (limit, leavers) => {
        const queue = createQueue(limit);
        const running = new Set<number>();
        const leave = Array.from({ length: 10 }, (_none, index) => queue.enter(() => running.add(index), nothing));
        for (const index of [...leavers, ...leave.keys()]) {
          expect(running.size).toBeLessThanOrEqual(limit);
          if (!leavers.includes(index)) expect(running).toContain(index);
          running.delete(index);
          leave[index]!(true);
        }
      }),
    );
  });
});
