/** A webpack loader that replaces one passage (`from`) in a module by another (`to`); fails if the passage is not there. */
module.exports = function replaceText(source) {
  const { from, to, message } = this.getOptions();
  if (!source.includes(from)) throw new Error(message);
  return source.replace(from, () => to);
};
