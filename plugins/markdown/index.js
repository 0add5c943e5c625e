module.exports = ({ markdownAST, markdownNode }, { finish }) => finish(markdownAST, markdownNode.parent);
